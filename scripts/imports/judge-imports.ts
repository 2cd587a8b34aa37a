import type { Import } from './find-imports.ts';
import { ROOMS, type Room } from './rooms.ts';

const place = (room: Room): number => ROOMS.indexOf(room);
const roomNamed = (name: string): Room | undefined => ROOMS.find((room) => room.name === name);

/** Faults of the table itself: a room that may import one that does not exist or is not earlier in the list. */
export function faultsOfTable(): readonly string[] {
  return ROOMS.flatMap((room) =>
    room.imports.flatMap((name) => {
      const earlier = roomNamed(name);
      if (!earlier) return [`"${room.name}" may import "${name}", which is no room`];
      return place(earlier) < place(room)
        ? []
        : [`"${room.name}" may import "${name}", which is not earlier in the list`];
    }),
  );
}

/** The imports that the table does not allow, a line each. */
export function breaches(imports: readonly Import[]): readonly string[] {
  return imports.flatMap(({ file, specifier, from, to }) => {
    if (!from || from === to) return [];
    if (!to) return [`${file}: ${specifier} is in no room; "${from.name}" may not import it`];
    return from.imports.includes(to.name)
      ? []
      : [`${file}: ${specifier} is in "${to.name}"; "${from.name}" may not import it`];
  });
}

/** A line for each room with the rooms it imports and how often; `↑` marks a room that is later in the list. */
export function importTable(imports: readonly Import[]): string {
  const width = Math.max(...ROOMS.map(({ name }) => name.length));
  const lines = ROOMS.map((room) => {
    const counts = new Map<Room, number>();
    for (const { from, to } of imports)
      if (from === room && to && to !== room) counts.set(to, (counts.get(to) ?? 0) + 1);
    const cells = [...counts]
      .sort(([a], [b]) => place(a) - place(b))
      .map(([to, count]) => `${place(to) > place(room) ? '↑ ' : ''}${to.name} ${count}`);
    return `${room.name.padEnd(width)}  ${cells.join(', ') || '-'}`;
  });
  return lines.join('\n');
}
