import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ScreenRole } from '../games/gameClient.ts';
import { findTable } from '../session/door.ts';
import { saveRole } from '../session/savedRole.ts';
import { hrefOf } from '../shell/router.ts';
import { ErrorCard, FINAL } from '../ui/ErrorCard.tsx';
import { words } from '../words/words.ts';
import './sit-down.css';

const LENGTH = 4;

/** Where an address leads that a friend has copied from their own window, or a seat's link: it names the table itself. */
const wayIn = (typed: string): string | undefined => /#(\/(?:t|tv)\/[\w-]+(?:\/\w+)?)/.exec(typed)?.[1];

/** The code in what was typed or pasted: the whole link a friend sent is as good as its last four signs. */
const codeIn = (typed: string): string => {
  const [, linked] = /\/j\/(\w+)/.exec(typed) ?? [];
  return (linked ?? typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);
};

/** Four signs bring one to a table; a link or QR code has typed them already. */
export const JoinScreen = ({ code, role }: { code: string; role: ScreenRole }) => {
  const { say } = words.value;
  const typed = useSignal(code.toUpperCase());
  const wrong = useSignal<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const find = async (): Promise<void> => {
    const answer = await findTable(typed.value);
    if (answer.type !== 'open') {
      wrong.value = answer.code;
      return;
    }
    saveRole(answer.value, role);
    location.replace(`#/t/${answer.value}`);
  };
  useEffect(() => {
    if (code.length === LENGTH) void find();
  }, [code]);
  // There is nothing else to do here.
  useEffect(() => input.current?.focus(), [wrong.value]);
  if (wrong.value)
    return (
      <ErrorCard
        code={wrong.value}
        typed={typed.value}
        onAgain={() => {
          const isWrong = FINAL.includes(wrong.peek() ?? '');
          wrong.value = undefined;
          // What only failed to get through was typed rightly.
          if (isWrong) typed.value = '';
          else void find();
        }}
      />
    );
  return (
    <main class="sit-down">
      <h1>{say('join.title')}</h1>
      <form
        onSubmit={event => {
          event.preventDefault();
          void find();
        }}
      >
        <label>
          <span class="small muted">{say('join.code')}</span>
          <input
            ref={input}
            class="code-input num"
            value={typed.value}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            onInput={event => {
              const way = wayIn(event.currentTarget.value);
              if (way) {
                location.replace(`#${way}`);
                return;
              }
              const before = typed.value;
              typed.value = codeIn(event.currentTarget.value);
              event.currentTarget.value = typed.value;
              if (typed.value !== before && typed.value.length === LENGTH) void find();
            }}
          />
        </label>
        <button type="submit" class="btn m-lit cut press big" disabled={typed.value.length !== LENGTH}>
          {say('join.go')}
        </button>
      </form>
      <a class="btn m-quiet cut press" href={hrefOf()}>
        {say('app.home')}
      </a>
    </main>
  );
};
