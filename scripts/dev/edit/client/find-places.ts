import type { Key, Piece, PlaceName } from '../protocol.ts';
import { collectTargets, type Target } from './collect-pieces.ts';
import type { Send } from './create-sender.ts';

/** Creates what finds the places of the page’s texts, and asks only about those that it does not know. */
export function createPlaceFinder(
  host: Element,
  send: Send,
  onNames: (names: Record<Key, PlaceName>) => void,
) {
  const known = new Map<string, Key[]>();
  let before: Target[] = [];
  return {
    /** Forgets all places, since the content has changed. */
    forget: () => known.clear(),
    /** Collects the texts of the page that are content. Texts that are as before stay the same objects. */
    find: async () => {
      const targets = collectTargets(host).map((target) => {
        const same = findSame(target, before);
        return same ? Object.assign(same, { piece: target.piece }) : target;
      });
      const unknown = new Map<string, Piece>();
      for (const { piece } of targets) {
        const name = JSON.stringify(piece);
        if (!known.has(name)) unknown.set(name, piece);
      }
      if (unknown.size > 0) {
        const pieces = [...unknown.values()];
        const { found, names } = await send('places', { path: location.pathname, pieces });
        onNames(names);
        for (const [index, name] of [...unknown.keys()].entries())
          known.set(name, found[index] ?? []);
      }
      for (const target of targets) target.keys = known.get(JSON.stringify(target.piece)) ?? [];
      before = targets.filter(({ keys }) => keys.length > 0);
      return before;
    },
  };
}

/** Finds the target of the same words or picture of the page, as it was collected another time. */
export function findSame(target: Target, targets: readonly Target[]): Target | undefined {
  return targets.find(
    ({ node, element, kind }) =>
      node === target.node && element === target.element && kind === target.kind,
  );
}
