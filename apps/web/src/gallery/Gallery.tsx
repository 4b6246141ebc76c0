export const Gallery = ({ page }: { page: string | undefined }) => <p class="lost-page">{page}</p>;
