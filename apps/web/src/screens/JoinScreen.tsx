export const JoinScreen = ({ code }: { code: string }) => <p class="lost-page">{code}</p>;
