import './estimates/subscriptions.js'
import './proposals/subscriptions.js'
