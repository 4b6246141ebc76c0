export { beginning, type End, firstDamage, linked } from './chain.ts';
export { importedListing, inOrder, mayJoin } from './imported.ts';
export { memoryStorage } from './memoryStorage.ts';
export {
  type Append,
  type Claim,
  Fenced,
  type GameFile,
  type GameRecord,
  type Importing,
  type ListedPlace,
  type Listing,
  type NewTable,
  type OpenTable,
  type Row,
  type Since,
  type Snapshot,
  type Storage,
} from './storage.ts';
