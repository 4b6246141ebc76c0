import { Icon } from '../ui/Icon.tsx';

export const Row = ({ icon, label }: { icon: string; label: string }) => (
  <p class="set-row">
    <Icon id={icon} size={24} />
    <b>{label}</b>
  </p>
);

/** A switch: brass when on, never amber. */
export const Toggle = ({
  icon,
  colour,
  label,
  sub,
  on,
  onChange,
}: {
  icon: string;
  colour?: string;
  label: string;
  sub?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) => (
  <button type="button" class="set-row" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
    <Icon id={icon} size={26} {...(colour && { colour })} />
    <span class="grow">
      <b>{label}</b>
      {sub && <i>{sub}</i>}
    </span>
    <span class={`switch ${on ? 'on' : ''}`} />
  </button>
);

export const Slider = ({
  icon,
  label,
  value,
  least = 0,
  most = 100,
  onChange,
}: {
  icon: string;
  label: string;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
}) => (
  <label class="set-row">
    <Icon id={icon} size={24} />
    <b class="slider-name">{label}</b>
    <input
      type="range"
      min={least}
      max={most}
      value={value}
      style={{ '--at': `${((value - least) / (most - least)) * 100}%` }}
      onInput={event => onChange(Number(event.currentTarget.value))}
    />
    <b class="num slider-value">{value}</b>
  </label>
);

export interface ChoiceItem<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly sub?: string;
  readonly icon?: string;
}

/** One of a few: arrow keys move between them, as in every radio group. */
export const Choice = <Id extends string>({
  label,
  value,
  choices,
  onChoose,
  wrap = false,
  look,
}: {
  label: string;
  value: Id;
  choices: readonly ChoiceItem<Id>[];
  onChoose: (id: Id) => void;
  wrap?: boolean;
  /** Classes of each button, where they are more than parts of one strip. */
  look?: string;
}) => (
  <div
    class={`seg ${wrap ? 'wrap' : ''}`}
    role="radiogroup"
    aria-label={label}
    onKeyDown={event => {
      const step =
        event.key === 'ArrowRight' || event.key === 'ArrowDown'
          ? 1
          : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
            ? -1
            : 0;
      if (step === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const next = choices[(choices.findIndex(one => one.id === value) + step + choices.length) % choices.length];
      if (!next) return;
      onChoose(next.id);
      const buttons = event.currentTarget.querySelectorAll('button');
      buttons[choices.indexOf(next)]?.focus();
    }}
  >
    {choices.map(({ id, text, sub, icon }) => (
      // biome-ignore lint/a11y/useSemanticElements: a radio button that looks like stone
      <button
        type="button"
        key={id}
        {...(look && { class: look })}
        role="radio"
        aria-checked={id === value}
        tabIndex={id === value ? 0 : -1}
        onClick={() => onChoose(id)}
      >
        {icon && <Icon id={icon} size={22} />}
        <span>{text}</span>
        {sub && <small>{sub}</small>}
      </button>
    ))}
  </div>
);
