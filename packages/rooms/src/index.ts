export { Room, type Piece, type RoomOptions, type RoomRefusal } from './room.ts';
export type { RoomLimits } from './room-limits.ts';
