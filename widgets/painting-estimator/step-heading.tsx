import type { ReactNode } from 'react';
import { useElement, useHeadings } from '../element/use-element';
import { highlightFree } from '../forms/highlight-free';

interface Properties {
  readonly children: ReactNode;
  /** The page's own heading, in its language, in place of ours. */
  readonly own?: string | undefined;
}

/** The heading of a step, which gets the focus when the step is shown, and is read with 'Step 2 of 3'. */
export function StepHeading({ children, own }: Properties): ReactNode {
  const { idPrefix, pageLang } = useElement();
  const [Heading] = useHeadings();
  return (
    <Heading part="heading" lang={own && pageLang} tabIndex={-1} aria-describedby={`${idPrefix}-progress`}>
      {own ? highlightFree(own) : children}
    </Heading>
  );
}
