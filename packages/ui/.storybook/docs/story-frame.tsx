import { type ReactElement, type SyntheticEvent, useState } from 'react';

/** The toolbars' globals that a story depends on. */
const shown = ['brand', 'language', 'direction', 'scheme'] as const;

/** Returns the address of a story on its own page, as the toolbars have it. */
function storyAddress(
  id: string,
  globals: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, string>>,
): string {
  const chosen = shown
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`);
  const given = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  const query = { id, viewMode: 'story', globals: chosen.join(';'), args: given.join(';') };
  return `iframe.html?${new URLSearchParams(query).toString()}`;
}

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  id: string;
  title: string;
  globals: Readonly<Record<string, unknown>>;
  /** In place of the story's own. */
  args?: Readonly<Record<string, string>>;
  /** In CSS pixels. */
  width?: number;
  /** In CSS pixels; null for the height of what the story draws. */
  height: number | null;
  /** How large it is shown; 1 by default. */
  scale?: number;
}

/** A story in a page of its own, so that toolbars change it and leave the text around it alone. */
export function StoryFrame({
  id,
  title,
  globals,
  args = {},
  width = 360,
  height,
  scale = 1,
}: StoryFrameProps): ReactElement {
  const [drawnHeight, setDrawnHeight] = useState(120);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const body = currentTarget.contentDocument?.body;
    if (body === undefined || height !== null) return;
    new ResizeObserver(() => {
      setDrawnHeight(Math.max(48, body.offsetHeight));
    }).observe(body);
  };
  const frameHeight = height ?? drawnHeight;
  return (
    <div style={{ width: width * scale, height: frameHeight * scale, overflow: 'hidden' }}>
      <iframe
        data-story-frame
        loading="lazy"
        onLoad={measure}
        src={storyAddress(id, globals, args)}
        style={{
          width,
          height: frameHeight,
          border: '1px solid #d9dee3',
          borderRadius: 8,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
        title={title}
      />
    </div>
  );
}
