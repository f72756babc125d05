import { useStyleGuide } from './load-style-guide.ts';
import { Group } from './specimen.tsx';

/** Spaces, shapes, shadows and times; a bar is as wide as its space, a dot moves as long as its time. */
export function SpaceGroup() {
  const { groups } = useStyleGuide().tokens;
  return (
    <Group
      id="space"
      title="Space and motion"
      text="From _tokens.scss. Point at a line of the motion list to see it move."
    >
      <div className="guide-lists">
        <TokenList title="Spaces" names={groups.spaces} kind="bar" />
        <TokenList title="Layout" names={groups.layout} kind="bar" />
        <TokenList title="Shadows" names={groups.shadows} kind="shadow" />
        <TokenList title="Motion" names={groups.motion} kind="dot" />
      </div>
    </Group>
  );
}

interface TokenListProps {
  title: string;
  names: string[];
  kind: 'bar' | 'shadow' | 'dot';
}

function TokenList({ title, names, kind }: TokenListProps) {
  const { root } = useStyleGuide().tokens;
  return (
    <div>
      <h3 className="guide-specimen__label">{title}</h3>
      <ul className="guide-tokens">
        {names.map((name) => (
          <li key={name} className="guide-token">
            <strong>{name}</strong>
            <code>{root[name]}</code>
            <span className={`guide-token__${kind}`} data-token={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
