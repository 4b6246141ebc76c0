import { words } from '../words/words.ts';

/** The name of the game and what it promises. */
export const Title = () => {
  const { say } = words.value;
  return (
    <>
      <h1>{say('app.name')}</h1>
      <p>
        {say('app.tagline')}
        <br />
        {say('app.promise')}
      </p>
    </>
  );
};
