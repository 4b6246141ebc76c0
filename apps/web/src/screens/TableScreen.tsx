export const TableScreen = () => <p class="lost-page">…</p>;
