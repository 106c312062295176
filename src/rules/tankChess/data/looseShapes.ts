/** The loose obstacles: squares as file and rank steps from the first one. Three of them differ from their mirror images. */
export const looseShapes = {
  A: [[0, 0]],
  B: [
    [0, 0],
    [1, 0],
  ],
  C: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  D: [
    [0, 0],
    [1, 0],
    [1, -1],
  ],
  E: [
    [0, 0],
    [1, 0],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  F: [
    [0, 0],
    [1, 0],
    [0, -1],
    [1, -1],
    [2, -1],
  ],
  G: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [1, 1],
    [2, 1],
  ],
} as const satisfies { readonly [shape: string]: readonly (readonly [number, number])[] };

export type ShapeId = keyof typeof looseShapes;
export const shapeIds = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly ShapeId[];
