import { Component, type FunctionComponent, type JSX } from 'preact';

/** Draws again only if `isSame` says no: for parts that are costly to draw and read no signal. */
export const memo = <P extends object>(
  draw: (props: P) => JSX.Element,
  isSame: (was: P, is: P) => boolean,
): FunctionComponent<P> =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !isSame(this.props, next);
    }
    override render(): JSX.Element {
      return draw(this.props);
    }
  } as unknown as FunctionComponent<P>;
