export { readNotesToSign } from '#modules/deliveries/queries/notes_to_sign'
