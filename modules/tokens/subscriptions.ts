import { accessEnd } from '#modules/auth/public'
import { endTokensOf } from '#modules/tokens/actions/end_tokens'

accessEnd.follow(endTokensOf)
