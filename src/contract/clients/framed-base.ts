/** First part of the addresses at which our pages stand in a frame of an existing client, without header and menu of their own. */
export const framedBase = '/framed'
