import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findTable } from '../play/remote/door.ts';
import { hrefOf } from '../shell/router.ts';
import { words } from '../words/words.ts';
import { ErrorCard } from './table/ErrorCard.tsx';
import './table/sit-down.css';

const LENGTH = 4;

/** Four signs bring one to a table; a link or QR code has typed them already. */
export const JoinScreen = ({ code }: { code: string }) => {
  const { say } = words.value;
  const typed = useSignal(code.toUpperCase());
  const wrong = useSignal<string | undefined>(undefined);
  const find = async (): Promise<void> => {
    const answer = await findTable(typed.value);
    if (answer.type === 'open') location.replace(`#/t/${answer.value}`);
    else wrong.value = answer.code;
  };
  useEffect(() => {
    if (code.length === LENGTH) void find();
  }, [code]);
  if (wrong.value)
    return (
      <ErrorCard
        code={wrong.value}
        typed={typed.value}
        onAgain={() => {
          wrong.value = undefined;
          typed.value = '';
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
            class="code-input num"
            value={typed.value}
            maxLength={LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            onInput={event => {
              typed.value = event.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, '');
              if (typed.value.length === LENGTH) void find();
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
