/** Exports for the page of the account. */
export { CalendarFeeds } from './feeds/calendar_feeds'
