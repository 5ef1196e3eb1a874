import { defaultValues, type Values } from './fields';

/** One room of the specific-rooms calculator (docs/behaviour.md#34-rooms): the first has id 1, each added one the time at which it was added. */
export type Room = { id: number } & Values<'room'>;

/** A room with every field at its default. */
export function newRoom(id: number): Room {
  return { id, ...defaultValues('room') };
}

/** An id for a room added at `nowMs`: that time, or the next number that no other room has (docs/behaviour.md#34-rooms). */
export function nextRoomId(rooms: readonly { readonly id: number }[], nowMs: number): number {
  const taken = new Set(rooms.map((room) => room.id));
  let id = nowMs;
  while (taken.has(id)) id += 1;
  return id;
}
