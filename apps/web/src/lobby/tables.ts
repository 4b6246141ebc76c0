/** Everything of a table before its game, and the line to a server: one file, fetched while the first one is still on its way. */
export { JoinScreen } from './JoinScreen.tsx';
export { RemoteScreen } from './RemoteScreen.tsx';
export { TableScreen } from './TableScreen.tsx';
