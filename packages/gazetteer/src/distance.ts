/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6_371.0088;
const RADIANS = Math.PI / 180;

/** Kilometres along the surface of a ball of the earth's mean radius. */
export function toDistanceKm(a: Point, b: Point): number {
  const sinLatitude = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const sinLongitude = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const share =
    sinLatitude ** 2 + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * sinLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** How far a circle reaches in degrees: north and south, and west and east, which is 180 when it holds a pole. */
export function toReach({ latitude }: Point, radiusKm: number): Point {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const north = angle / RADIANS;
  const ratio = Math.sin(angle) / Math.cos(latitude * RADIANS);
  const holdsPole = Math.abs(latitude) + north >= 90 || ratio >= 1;
  return { latitude: north, longitude: holdsPole ? 180 : Math.asin(ratio) / RADIANS };
}
