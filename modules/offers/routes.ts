import './estimates/routes.js'
import './proposals/routes.js'
