import { useEffect } from 'preact/hooks';
import { loadGameWords } from '../words.ts';
import { EndGallery } from './EndGallery.tsx';
import { LobbyGallery } from './LobbyGallery.tsx';
import { SheetGallery } from './SheetGallery.tsx';

/** Every screen and state of Roll & Write as a page of its own. */
export const RollwriteGallery = ({ page }: { page: string }) => {
  useEffect(() => void loadGameWords(), []);
  switch (page) {
    case 'sheet':
      return <SheetGallery />;
    case 'end-won':
      return <EndGallery end="won" />;
    case 'end-lost':
      return <EndGallery end="lost" />;
    case 'lobby':
      return <LobbyGallery isHost />;
    case 'lobby-guest':
      return <LobbyGallery isHost={false} />;
    default:
      return null;
  }
};
