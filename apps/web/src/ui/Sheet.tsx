import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';
import './sheet.css';

/** What is seen in every sheet, whatever else is read there. */
export const InEverySheet = createContext<ComponentChildren>(undefined);

/** A panel over the board, below the header. Escape closes it, the focus stays in it and goes back where it was. */
export const Sheet = ({
  title,
  onClose,
  children,
  tall = false,
  wide = false,
  over,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  tall?: boolean;
  wide?: boolean;
  /** What it lies on, as a selector: it covers no more than that, and what is around it can be used all the while. */
  over?: string;
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const always = useContext(InEverySheet);
  const place = usePlace(over);
  // Before it is painted: a key pressed at first sight is for the sheet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.show();
    ref.current?.querySelector<HTMLElement>('.sheet-close')?.focus({ preventScroll: true });
    const body = ref.current?.querySelector<HTMLElement>('.sheet-body');
    // What only scrolls must be reached by keys.
    if (body && body.scrollHeight > body.clientHeight && !body.querySelector('button, input')) body.tabIndex = 0;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      {!place && <button type="button" class="sheet-veil" tabIndex={-1} aria-hidden="true" onClick={onClose} />}
      <dialog
        ref={ref}
        class={`sheet cut ${tall ? 'tall' : ''} ${wide ? 'wide' : ''} ${place ? 'placed' : ''}`}
        style={place}
        aria-label={title}
        onKeyDown={event => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
        }}
      >
        <div class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="btn cut press sheet-close" onClick={onClose}>
            <Icon id="ui-cross" size={16} /> {words.value.say('settings.close')}
          </button>
        </div>
        {always}
        <div class="sheet-body">{children}</div>
      </dialog>
    </>
  );
};

/** Where that is, as long as the sheet is open; nothing if it is not on the screen. */
const usePlace = (over: string | undefined): { [edge: string]: string } | undefined => {
  const [place, setPlace] = useState<{ [edge: string]: string } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!over) return;
    const look = (): void => {
      const box = document.querySelector(over)?.getBoundingClientRect();
      setPlace(
        box && {
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
        },
      );
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [over]);
  return place;
};
