/** Of a card's element on the board. */
export const toBoardCardId = (applicationId: number) => `board-card-${applicationId}`;
