export { readDunningDesk } from '#modules/reminders/queries/dunning_desk'
