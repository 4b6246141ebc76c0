import { useSignal } from '@preact/signals';
import type { Refusal } from '@templefall/kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { refusalText } from '../../../words/refusal.ts';
import { words } from '../../../words/words.ts';
import type { Play } from '../screen/usePlay.ts';

/** The way to the next game; whoever cannot begin it reads who can. */
export const Again = ({ play: { session, names } }: { play: Play }) => {
  const { say } = words.value;
  const refusal = useSignal<Refusal | undefined>(undefined);
  const { again } = session;
  const by = again?.by.value;
  if (again && by === undefined) return null;
  if (by !== undefined && by !== session.me)
    return <p class="end-waits">{say('end.begunBy', { name: names.value[by] ?? '' })}</p>;
  const view = session.view.value;
  const begin = async (): Promise<void> => {
    refusal.value = await again?.ask();
  };
  // What a lost line refused is told for as long as it is lost.
  const isMended = refusal.value?.code === 'lineLost' && session.connection.value === 'open';
  return (
    <>
      <button type="button" class="btn m-lit cut press" onClick={() => void begin()}>
        <Icon id="reroll" size={20} /> {say('end.again', { n: view.players.length })}
      </button>
      {refusal.value && !isMended && (
        <p class="end-waits" role="alert">
          {refusalText(words.value, refusal.value)}
        </p>
      )}
    </>
  );
};
