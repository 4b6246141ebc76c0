import { type ReadonlySignal, signal } from '@preact/signals';

type TableLaw = typeof import('./lobbyRules.ts');

const fetched = signal<TableLaw | undefined>(undefined);

/** What the game says about a table's wishes. The whole game is behind it: seats and challenges are shown before it has come. */
export const tableLaw: ReadonlySignal<TableLaw | undefined> = fetched;

export const fetchLaw = async (): Promise<TableLaw> => {
  fetched.value ??= await import('./lobbyRules.ts');
  return fetched.value;
};

/** Before anybody needs it. Where it does not come, the first choice asks again and tells. */
export const fetchLawAhead = (): void => void fetchLaw().catch(() => undefined);
