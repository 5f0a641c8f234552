/** What a browser is started with to have a camera that shows a moving picture, and to use it without asking. */
export const withCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
