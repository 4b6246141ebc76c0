import { menuWords } from '../words/menuWords.ts';

/** The name of the house and what a game promises. */
export const Title = ({ tagline }: { tagline?: string | undefined }) => {
  const { say } = menuWords.value;
  return (
    <>
      <h1>{say('app.name')}</h1>
      <p>
        {tagline ?? say('app.tagline')}
        <br />
        {say('app.promise')}
      </p>
    </>
  );
};
