import { type ReadonlySignal, signal } from '@preact/signals';

type LobbyRules = typeof import('./lobbyRules.ts');

const fetched = signal<LobbyRules | undefined>(undefined);

/** What the game says about a table's wishes. The whole game is behind it: seats and challenges are shown before it has come. */
export const lobbyRules: ReadonlySignal<LobbyRules | undefined> = fetched;

export const loadRules = async (): Promise<LobbyRules> => {
  fetched.value ??= await import('./lobbyRules.ts');
  return fetched.value;
};

/** Before anybody needs it. Where it does not come, the first choice asks again and tells. */
export const preloadRules = (): void => void loadRules().catch(() => undefined);
