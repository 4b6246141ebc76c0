import type { ComponentChildren } from 'preact';

const A4_FRAME = {
  outer: 'M40 22H754L772 40V1083L754 1101H40L22 1083V40Z',
  inner: 'M43 29H751L765 43V1080L751 1094H43L29 1080V43Z',
};

/** One page of paper: a frame, and what stands in it. Laid out for A4; on Letter the whole is a little smaller. */
export const Page = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <section class="page" aria-label={label}>
    <div class="page-in">
      <svg class="frame" viewBox="0 0 794 1123" aria-hidden="true">
        <path d={A4_FRAME.outer} fill="none" stroke="#111" stroke-width="2.6" />
        <path d={A4_FRAME.inner} fill="none" stroke="#111" stroke-width="0.8" />
      </svg>
      {children}
    </div>
  </section>
);

/** The sign of the house, in ink. */
export const InkLogo = () => (
  <svg width="46" height="46" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M32 2L60 18V46L32 62L4 46V18Z" fill="#fff" stroke="#111" stroke-width="3" />
    <path d="M14 24H50V30H46V50H18V30H14ZM23 30V50H28V30ZM36 30V50H41V30Z" fill="#111" fill-rule="evenodd" />
    <path d="M14 22L32 10L50 22Z" fill="#111" />
    <path d="M32 10L30 22L35 29L29 37L34 44L31 50" fill="none" stroke="#fff" stroke-width="3.4" />
  </svg>
);
