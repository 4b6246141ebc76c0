import { NOTE_LENGTH, type Note } from '@templefall/rollwrite';
import { useState } from 'preact/hooks';
import { Icon, Pawn } from '../../../ui/Icon.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { targetText } from '../log/parts.ts';
import { seatNames } from './Log.tsx';
import type { Play } from './usePlay.ts';

/** All notes of the table, and a way to pin another. */
export const NotesSheet = ({ play }: { play: Play }) => {
  const { words, state } = play;
  const { say } = words;
  const close = (): void => play.open(undefined);
  return (
    <Sheet title={say('note.title')} onClose={close}>
      <NoteList play={play} notes={state.notes} />
      {state.notes.length === 0 && <p>{say('note.none')}</p>}
      {play.who !== undefined && (
        <button
          type="button"
          class="btn cut press rw-note-new"
          onClick={() => {
            close();
            play.setAim('note');
          }}
        >
          <Icon id="ui-pin" size={18} /> {say('note.pin')}
        </button>
      )}
    </Sheet>
  );
};

/** The notes on one thing, and a line to write another; a second note of mine takes the place of the first. */
export const NoteSheet = ({ play, target }: { play: Play; target: string }) => {
  const { words, state, who } = play;
  const { say } = words;
  const notes = state.notes.filter(one => one.target === target);
  const [text, setText] = useState(notes.find(({ seat }) => seat === who)?.text ?? '');
  const pin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    if (await play.send({ type: 'pinNote', target, text: line })) play.open(undefined);
  };
  return (
    <Sheet
      title={say('note.at', { target: targetText({ words, names: seatNames(play) }, target) })}
      onClose={() => play.open(undefined)}
    >
      <NoteList play={play} notes={notes} />
      <form class="rw-note-form" onSubmit={pin}>
        <input
          type="text"
          value={text}
          maxLength={NOTE_LENGTH}
          aria-label={say('note.text')}
          placeholder={say('note.text')}
          enterKeyHint="done"
          autoComplete="off"
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn cut press m-lit" aria-disabled={text.trim() === ''}>
          <Icon id="ui-pin" size={18} /> {say('note.save')}
        </button>
      </form>
      {play.notice?.isRefusal && <p role="status">{play.notice.text}</p>}
    </Sheet>
  );
};

const NoteList = ({ play, notes }: { play: Play; notes: readonly Note[] }) => {
  const { words, nameOf, pawnOf, who } = play;
  const { say } = words;
  return (
    <ul class="rw-notes">
      {notes.map(({ seat, target, text }) => {
        const by = say('note.by', {
          name: nameOf(seat),
          target: targetText({ words, names: seatNames(play) }, target),
        });
        return (
          <li key={`${seat} ${target}`}>
            <Pawn pawn={pawnOf(seat)} size={28} />
            <span>
              <b>{text}</b>
              <i>{by}</i>
            </span>
            {who !== undefined && (
              <button
                type="button"
                class="btn sm cut press m-quiet"
                onClick={() => void play.send({ type: 'unpinNote', target, of: seat })}
              >
                <Icon id="ui-cross" size={14} /> {say('note.remove')} <span class="unseen">{by}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
