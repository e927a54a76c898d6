/** Whether a dialog covers the page, which disables the page's keys. */
export const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null
