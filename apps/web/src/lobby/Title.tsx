import { menuWords } from '../words/menuWords.ts';

/** The name of the game and what it promises. */
export const Title = () => {
  const { say } = menuWords.value;
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
