import 'virtual:theme.css';
import './base.css';
