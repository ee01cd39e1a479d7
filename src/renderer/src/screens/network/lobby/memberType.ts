/** What a dragged name is carried as. */
export const MEMBER_TYPE = 'application/x-aces-around-member';
