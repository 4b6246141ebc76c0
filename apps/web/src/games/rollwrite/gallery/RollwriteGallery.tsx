import { SheetGallery } from './SheetGallery.tsx';

/** Every screen and state of Roll & Write as a page of its own. */
export const RollwriteGallery = ({ page }: { page: string }) => (page === 'sheet' ? <SheetGallery /> : null);
