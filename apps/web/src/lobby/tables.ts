/** Everything of a table before its game, and the line to a server: one file, fetched while the first one is still loading. */
export { JoinedTable } from './JoinedTable.tsx';
export { JoinScreen } from './JoinScreen.tsx';
export { LobbyScreen } from './LobbyScreen.tsx';
export { MyTables } from './MyTables.tsx';
export { NewTable } from './NewTable.tsx';
