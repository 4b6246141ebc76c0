/** Everything of Temple's lobby in one file: it is shown at once or not at all. */
export { LobbySheets, SeatOptions } from './CharacterChoice.tsx';
export { LobbyHero } from './LobbyHero.tsx';
export { LobbyOptions } from './LobbyOptions.tsx';
export { TablePanel } from './TablePanel.tsx';
