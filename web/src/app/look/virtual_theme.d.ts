/** Made by `theme_css.ts` from the theme. */
declare module 'virtual:theme.css'
